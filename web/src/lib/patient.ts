// Pieces of the page that are read only when they are wanted: one that is wanted while the server is away comes when it is back.

/** Milliseconds before the next tries: about a minute in all. */
export const PAUSES = [200, 400, 800, 1600, 3000, 5000, 5000, 10_000, 10_000, 20_000]

const pause = (length: number) => new Promise((done) => setTimeout(done, length))

/** Read a piece, again and again while that fails; what fails for good is told by the last try. */
export async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (const length of PAUSES) {
    try {
      return await read()
    } catch {
      await pause(length)
    }
  }
  return await read()
}

/** Vite asks for the styles of a piece only once, so those that did not come are asked for here. */
export function keepStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    const address = /preload CSS for (\S+)$/.exec(event.payload.message)?.[1]
    if (address === undefined) return
    event.preventDefault() // the piece itself is read even so
    void patiently(() => style(address)).catch(() => undefined)
  })
}

function style(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => done()
    link.onerror = () => {
      link.remove()
      fail(new Error(address))
    }
    document.head.append(link)
  })
}
