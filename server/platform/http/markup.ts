/** Markup that is safe to send as it is. */
class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type { Markup }

type Value = string | number | Markup | readonly Markup[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

function render(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(render).join('')
  return escaped(String(value))
}

/** Markup from a template; every value in it is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: parts }, ...values.map(render)))
}

/** Text that is markup already: sanitised HTML, or a style sheet of ours. */
export const trusted = (text: string): Markup => new Markup(text)

/** JSON that no reader of the page takes for markup, whatever it quotes. */
export const jsonData = (data: unknown): Markup =>
  new Markup(
    JSON.stringify(data).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
