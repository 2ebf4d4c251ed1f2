/** The phone's side of a login by code: sends the decision once and shows what became of it. */
const form = document.querySelector('form')
const failure = document.querySelector('[role=alert]')

form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const buttons = [...form.querySelectorAll('button')]
  const decision = new FormData(form, event.submitter)
  for (const button of buttons) button.disabled = true
  failure.textContent = ''
  try {
    const answer = await fetch('/m/scan', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(decision),
    })
    if (!answer.ok) throw new Error(String(answer.status))
    const { status } = await answer.json()
    showOutcome(status)
  } catch {
    failure.textContent = form.dataset.failure
    for (const button of buttons) button.disabled = false
  }
})

function showOutcome(status) {
  const outcome = document.querySelector(`template[data-status="${status}"]`)
  const place = document.querySelector('[role=status]')
  place.replaceChildren(outcome.content.cloneNode(true))
  form.remove()
}
