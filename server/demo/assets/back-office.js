/** Shows the route that a back office was opened with, forgets a former visitor, and logs out, which it tells the other tabs. */
const route = document.querySelector('[data-route]')
const office = document.querySelector('[data-owner]')
const button = document.querySelector('button')
const failure = document.querySelector('[role=alert]')

function showRoute() {
  route.textContent = location.hash || '#/'
}
showRoute()
window.addEventListener('hashchange', showRoute)

function forgetHints() {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet.
  for (const name of office.dataset.cookies.split(' ')) document.cookie = `${name}=; Path=/; Max-Age=0`
}

/** Hints that outlived their session would send the visitor here from the site's home for ever. */
const isHinted = document.cookie.split('; ').includes(`login_type=${office.dataset.owner}`)
if ('stranger' in office.dataset && isHinted) forgetHints()

button?.addEventListener('click', async () => {
  const { logout, channel } = button.dataset
  button.disabled = true
  failure.textContent = ''
  try {
    const answer = await fetch(logout, { headers: { accept: 'application/json' } })
    const { code } = await answer.json()
    if (code !== 0) throw new Error(String(code))
    forgetHints()
    new BroadcastChannel(channel).postMessage('changed')
    const place = document.querySelector('[role=status]')
    place.replaceChildren(document.querySelector('template[data-logged-out]').content.cloneNode(true))
    button.remove()
  } catch {
    failure.textContent = button.dataset.failure
    button.disabled = false
  }
})
if (button) button.disabled = false
