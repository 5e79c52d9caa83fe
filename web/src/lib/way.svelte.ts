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
    this.parts = (path ?? '').split('/').filter(Boolean).map(decoded)
    this.query = new URLSearchParams(query ?? '')
  }

  /** The address follows what is shown, without a new entry in the history and without opening anything. */
  follow(parts: string[], query = ''): void {
    history.replaceState(history.state, '', '#/' + parts.map(encodeURIComponent).join('/') + query)
  }

  go(...parts: string[]): void {
    location.hash = '/' + parts.map(encodeURIComponent).join('/')
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // a link that was cut in the middle of a letter
  }
}

export const way = new Way()
