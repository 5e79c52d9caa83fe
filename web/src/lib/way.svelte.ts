// Which page is open: the part of the address behind the hash, so that every page can be linked.

class Way {
  parts = $state<string[]>([])
  query = $state(new URLSearchParams())

  constructor() {
    addEventListener('hashchange', () => this.read())
    this.read()
  }

  read(): void {
    const [path, query] = location.hash.replace(/^#\/?/, '').split('?')
    this.parts = (path ?? '').split('/').filter(Boolean).map(decodeURIComponent)
    this.query = new URLSearchParams(query ?? '')
  }

  go(...parts: string[]): void {
    location.hash = '/' + parts.map(encodeURIComponent).join('/')
  }
}

export const way = new Way()
