/** The phone's side of a login by code: sends the decision once, and asks until it is settled what became of it. */
const form = document.querySelector('form')
const failure = document.querySelector('[role=alert]')
const place = document.querySelector('[role=status]')

// Where the phone is, which the server does not know.
for (const time of document.querySelectorAll('time')) {
  const local = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'long' })
  time.textContent = local.format(new Date(time.dateTime))
}

/** Milliseconds between two questions. */
const INTERVAL = 1000
const isSettled = (status) => status !== 'scanned' && status !== 'confirmed'

let isDeciding = false

form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const buttons = [...form.querySelectorAll('button')]
  const decision = new FormData(form, event.submitter)
  for (const button of buttons) button.disabled = true
  failure.textContent = ''
  isDeciding = true
  try {
    show(await ask('/m/scan', { method: 'POST', body: new URLSearchParams(decision) }))
  } catch {
    failure.textContent = form.dataset.failure
    for (const button of buttons) button.disabled = false
  } finally {
    isDeciding = false
  }
})

async function ask(address, options) {
  const answer = await fetch(address, { ...options, headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()).status
}

function show(status) {
  if (status === place.dataset.status) return
  place.dataset.status = status
  place.replaceChildren(document.querySelector(`template[data-status="${status}"]`).content.cloneNode(true))
  form?.remove()
  failure.textContent = ''
}

/** The computer may close its window, or fetch what was confirmed, at any time. */
async function follow() {
  const { status, scene } = place.dataset
  if (isSettled(status)) return
  if (!isDeciding) {
    const now = await ask(`/m/scan?${new URLSearchParams({ scene })}`).catch(() => status)
    // What was asked before a decision says nothing after it.
    if (!isDeciding && place.dataset.status === status) show(now)
  }
  setTimeout(follow, INTERVAL)
}

if (place) setTimeout(follow, INTERVAL)
