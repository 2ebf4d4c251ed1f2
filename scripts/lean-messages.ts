import type { Plugin } from 'vite'

/** The language comes from the page's preferences alone, so that nothing of the compiler's own ways to find it is needed. */
const runtime = `
export let getLocale = () => 'zh-CN'
export const overwriteGetLocale = (own) => { getLocale = own }
/* @__NO_SIDE_EFFECTS__ */
export const message = (cn, tw, en) => (inputs = {}, { locale = getLocale() } = {}) =>
  (locale === 'zh-TW' ? tw : locale === 'en' ? en : cn)(inputs)`

const choice =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s+const locale = .*\s+if \(locale === "zh-TW"\) return (\w+)\(inputs\)\s+if \(locale === "en"\) return (\w+)\(inputs\)\s+return (\w+)\(inputs\)\s+\}\)/

/** Compiled messages without what all of them repeat: in the browser the texts alone are worth their bytes. */
export const leanMessages: Plugin = {
  name: 'lean-messages',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /messages\/compiled\/runtime\.js$/ }, handler: () => runtime },
  transform: {
    filter: { id: /messages\/compiled\/messages\/\w+\.js$/ },
    handler(code) {
      const lean = code
        .replace(choice, '(/* @__PURE__ */ message($3, $1, $2))')
        .replace(/import \{[^}]*\} from '\.\.\/runtime\.js'/, "import { message } from '../runtime.js'")
      if (lean.includes('getLocale')) throw new Error('the compiler writes messages otherwise than this expects')
      return { code: lean, map: null }
    },
  },
}
