const { port1, port2 } = new MessageChannel()
let waiting: (() => void)[] = []

port1.onmessage = () => {
  const due = waiting
  waiting = []
  for (const callback of due) callback()
}

/** In a task of its own, also in a page that nobody sees: there browsers let timers wait for a second. */
export function soon(callback: () => void): void {
  waiting.push(callback)
  port2.postMessage(null)
}
