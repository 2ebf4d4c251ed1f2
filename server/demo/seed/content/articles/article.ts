export interface DemoArticle {
  readonly title: string
  readonly summary: string
  /** Blocks: a paragraph; a heading after `## `; a list after `- `, its items apart by newlines. */
  readonly body: readonly string[]
}

const items = (block: string) =>
  block
    .split('\n')
    .map((line) => `<li>${line.replace(/^- /, '')}</li>`)
    .join('')

export const htmlOf = (body: readonly string[]): string =>
  body
    .map((block) => {
      if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`
      return block.startsWith('- ') ? `<ul>${items(block)}</ul>` : `<p>${block}</p>`
    })
    .join('')
