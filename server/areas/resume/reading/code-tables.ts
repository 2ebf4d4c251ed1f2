/** Fonts that a pdf names and does not carry say their characters in codes of their own, each with its table. */
const HEAD = '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 1 def\n'
const FOOT = '\nendcmap end end'
const WIDE = '1 begincodespacerange <0000> <ffff> endcodespacerange\n'

const hex = (code: number, bytes: number) => `<${code.toString(16).padStart(2 * bytes, '0')}>`

/** Characters by their own numbers: the code of a glyph is taken for that of its character throughout. */
const UNICODE = `${HEAD}${WIDE}1 begincidrange <0000> <ffff> 0 endcidrange${FOOT}`
const GLYPHS = `${HEAD}${WIDE}1 beginbfrange <0000> <ffff> <0000> endbfrange${FOOT}`

/** Codes of one and two bytes as an encoding of the web has them. */
function tableOf(encoding: 'gbk' | 'big5'): string {
  const decoder = new TextDecoder(encoding)
  const lines: string[] = []
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail))
      if (character.length === 1 && character !== '\ufffd')
        lines.push(`${hex(lead * 256 + trail, 2)} ${character.charCodeAt(0)}`)
    }
  return `${HEAD}2 begincodespacerange <00> <80> <8140> <fefe> endcodespacerange
1 begincidrange <20> <7e> 32 endcidrange
${lines.length} begincidchar\n${lines.join('\n')}\nendcidchar${FOOT}`
}

function textOf(name: string): string {
  if (/^Adobe-\w+-UCS2$/.test(name)) return GLYPHS
  if (/^Uni\w+-(?:UCS2|UTF16)(?:-HW)?-[HV]$/.test(name)) return UNICODE
  if (/^GB\w*-(?:EUC-)?[HV]$/.test(name)) return tableOf('gbk')
  if (/^(?:ETen?|HKscs)\w*-B5-[HV]$/.test(name)) return tableOf('big5')
  throw new Error(`no table is called ${name}`)
}

/** Gives the reader of pdfs the tables that it has not got itself. */
export class CodeTables {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl') throw new Error(`there is no ${kind}`)
    return Buffer.from(textOf(filename.replace(/\.bcmap$/, '')))
  }
}
