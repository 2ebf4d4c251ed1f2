/** Shows the route that a back office was opened with, and logs out, which it tells the other tabs. */
const route = document.querySelector('[data-route]')
const button = document.querySelector('button')
const failure = document.querySelector('[role=alert]')

function showRoute() {
  route.textContent = location.hash || '#/'
}
showRoute()
window.addEventListener('hashchange', showRoute)

button?.addEventListener('click', async () => {
  const { logout, cookies, channel } = button.dataset
  button.disabled = true
  failure.textContent = ''
  try {
    const answer = await fetch(logout, { headers: { accept: 'application/json' } })
    const { code } = await answer.json()
    if (code !== 0) throw new Error(String(code))
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet.
    for (const name of cookies.split(' ')) document.cookie = `${name}=; Path=/; Max-Age=0`
    new BroadcastChannel(channel).postMessage('changed')
    const place = document.querySelector('[role=status]')
    place.replaceChildren(document.querySelector('template[data-logged-out]').content.cloneNode(true))
    button.remove()
  } catch {
    failure.textContent = button.dataset.failure
    button.disabled = false
  }
})
