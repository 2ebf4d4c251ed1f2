/** A phone in canonical spelling as people of its region write it. */
export const localPhone = (phone: string): string => (phone.startsWith('886') ? `0${phone.slice(3)}` : phone)

/** A phone in canonical spelling as its owner's own page shows it, middle digits hidden. */
export function hidePhone(phone: string): string {
  const local = localPhone(phone)
  return `${local.slice(0, -8)}****${local.slice(-4)}`
}
