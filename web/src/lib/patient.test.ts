import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patiently, PAUSES } from './patient'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('reads again what could not be read while the server was away', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new TypeError('away')).mockRejectedValueOnce(new TypeError('away')).mockResolvedValue(7)
  const piece = patiently(read)
  await vi.runAllTimersAsync()
  expect(await piece).toBe(7)
  expect(read).toHaveBeenCalledTimes(3)
})

it('says in the end what never comes', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValue(new TypeError('gone'))
  const piece = expect(patiently(read)).rejects.toThrow('gone')
  await vi.runAllTimersAsync()
  await piece
  expect(read).toHaveBeenCalledTimes(PAUSES.length + 1)
})
