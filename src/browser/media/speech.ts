export const canSay = (): boolean => 'speechSynthesis' in window

export const hush = (): void => {
  if (canSay()) speechSynthesis.cancel()
}

/** Says a text in place of what is being said. */
export function say(text: string, language: string): void {
  hush()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}
