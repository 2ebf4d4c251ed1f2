import { expect, it } from 'vitest'
import { readPages } from '../../../../server/areas/resume/reading/read-pages.ts'
import { pdfOf } from '../../../fixtures/resumes/pdf-writer.ts'

const text = '林知夏 13855501726 江临大学 自动化专业本科 学习成绩'

/** A pdf in a font that it only names, its text in that font's codes. */
function namedFont(encoding: string, ordering: string, codes: string): Buffer {
  const body = `BT /F 12 Tf 50 780 Td <${codes}> Tj ET`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${body.length} >>\nstream\n${body}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /Song /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Song /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 >>`,
    '<< /Type /FontDescriptor /FontName /Song /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
  ])
}

const wide = (said: string) => Array.from(said, (one) => one.charCodeAt(0).toString(16).padStart(4, '0')).join('')

/** The bytes that an encoding of one and two bytes has for a text. */
function bytesIn(encoding: 'gbk' | 'big5', said: string): string {
  const decoder = new TextDecoder(encoding)
  const codes = new Map<string, string>()
  for (let code = 0x8140; code <= 0xfefe; code += 1)
    codes.set(decoder.decode(Uint8Array.of(code >> 8, code & 0xff)), code.toString(16))
  return Array.from(said, (one) => (one < '\x80' ? one.charCodeAt(0).toString(16) : codes.get(one))).join('')
}

const traditional = '林知夏 13855501726 江臨大學 自動化專業本科 學習成績'

it.each([
  ['UniGB-UCS2-H', 'GB1', text, wide(text)],
  ['UniGB-UTF16-H', 'GB1', text, wide(text)],
  ['GBK-EUC-H', 'GB1', text, bytesIn('gbk', text)],
  ['GBKp-EUC-H', 'GB1', text, bytesIn('gbk', text)],
  ['UniCNS-UCS2-H', 'CNS1', traditional, wide(traditional)],
  ['ETen-B5-H', 'CNS1', traditional, bytesIn('big5', traditional)],
])('reads text in the codes of %s', async (encoding, ordering, said, codes) => {
  const [page] = await readPages(namedFont(encoding, ordering, codes))
  expect(page!.runs.map((run) => run.text).join(' ')).toBe(said)
})
