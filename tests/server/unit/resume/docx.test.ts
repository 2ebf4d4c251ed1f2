import { Document, Footer, Header, Packer, PageNumber, Paragraph, TextRun } from 'docx'
import { describe, expect, it } from 'vitest'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import { pagesOfDocx } from '../../../../server/areas/resume/reading/docx.ts'
import { docxOf, docxWith } from '../../../fixtures/resumes/zip-writer.ts'

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const field = (instruction: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(shown)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
const vml = (content: string) => `<w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict>`
const dml = (content: string) =>
  `<w:drawing><wp:anchor><wp:extent cx="127000" cy="127000"/><a:graphic><a:graphicData><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`
const box = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`
const both = (choice: string, fallback: string) =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${choice}</mc:Choice>${fallback}</mc:AlternateContent></w:r>`
const picture = (cx: string | number, cy: string | number) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="${cx}" cy="${cy}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId99"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

const textsOf = async (file: Buffer) => (await pagesOfDocx(file)).flatMap(({ runs }) => runs.map(({ text }) => text))

describe('the reader finds the text of a docx, whatever holds it [RES-3]', () => {
  it.each<[string, string, string[]]>([
    [
      'a merged field',
      paragraph(`<w:fldSimple w:instr=" MERGEFIELD 姓名 ">${run('林知夏')}</w:fldSimple>`),
      ['林知夏'],
    ],
    ['a field of several runs', paragraph(field(' MERGEFIELD 姓名 ', '林知夏')), ['林知夏']],
    [
      'a field to choose from',
      paragraph(
        run('性别：'),
        '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="男"/><w:listEntry w:val="女"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMDROPDOWN</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
      ['性别：女'],
    ],
    [
      'a text with its reading above',
      paragraph(
        `<w:r><w:ruby><w:rubyPr/><w:rt>${run('lín')}</w:rt><w:rubyBase>${run('林')}</w:rubyBase></w:ruby></w:r>`,
        run('知夏'),
      ),
      ['林知夏'],
    ],
    [
      'a control, a mark of meaning and a link',
      `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(
        `<w:sdt><w:sdtContent>${run('江临')}</w:sdtContent></w:sdt>`,
        `<w:smartTag>${run('大学')}</w:smartTag>`,
        `<w:customXml>${run('自动')}</w:customXml>`,
        `<w:hyperlink r:id="rId98">${run('化')}</w:hyperlink>`,
      )}</w:sdtContent></w:sdt>`,
      ['江临大学自动化'],
    ],
    [
      'a text set in a direction',
      paragraph(`<w:bdo>${run('林知')}</w:bdo>`, `<w:dir>${run('夏')}</w:dir>`),
      ['林知夏'],
    ],
    ['a box of the newer kind', paragraph(`<w:r>${dml(box('林知夏'))}</w:r>`), ['林知夏']],
    ['a box of the older kind', paragraph(`<w:r>${vml(box('林知夏'))}</w:r>`), ['林知夏']],
    [
      'a box in an oval',
      paragraph(`<w:r><w:pict><v:oval><v:textbox>${box('林知夏')}</v:textbox></v:oval></w:pict></w:r>`),
      ['林知夏'],
    ],
    [
      'a box of both kinds once',
      paragraph(both(dml(box('林知夏')), `<mc:Fallback>${vml(box('林知夏'))}</mc:Fallback>`)),
      ['林知夏'],
    ],
    ['a box without an older kind', paragraph(both(dml(box('林知夏')), '')), ['林知夏']],
    [
      'a box in a box',
      paragraph(
        both(dml(`<w:txbxContent>${paragraph(run('江临大学'), both(dml(box('自动化')), ''))}</w:txbxContent>`), ''),
      ),
      ['江临大学', '自动化'],
    ],
    [
      'words drawn as art',
      paragraph('<w:r><w:pict><v:shape><v:textpath string="林知夏"/></v:shape></w:pict></w:r>'),
      ['林知夏'],
    ],
    [
      'what was put in, and not what was struck or moved away',
      paragraph(
        run('江临'),
        `<w:ins>${run('大学')}</w:ins>`,
        '<w:del><w:r><w:delText>学院</w:delText></w:r></w:del>',
        `<w:moveFrom>${run('东湖')}</w:moveFrom>`,
        `<w:moveTo>${run('自动化')}</w:moveTo>`,
      ),
      ['江临大学自动化'],
    ],
    [
      'signs, hyphens, tabs and breaks',
      paragraph(
        '<w:r><w:sym w:font="宋体" w:char="6797"/><w:t>知夏</w:t><w:cr/><w:t>138</w:t><w:noBreakHyphen/><w:t>5550</w:t><w:softHyphen/><w:t>1726</w:t><w:ptab w:alignment="right"/><w:t>江临</w:t></w:r>',
      ),
      ['林知夏', '138-55501726', '江临'],
    ],
    [
      'a sign of a font of signs',
      paragraph('<w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:t>男</w:t></w:r>'),
      ['🗹男'],
    ],
  ])('%s', async (_, body, texts) => {
    expect(await textsOf(docxOf(body))).toEqual(texts)
  })

  it.each([
    [
      'what asks for something to be filled in',
      paragraph(
        run('姓名：'),
        `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('单击此处输入文字')}</w:sdtContent></w:sdt>`,
      ),
    ],
    ['what is hidden', paragraph(run('姓名：'), '<w:r><w:rPr><w:vanish/></w:rPr><w:t>写你的名字</w:t></w:r>')],
  ])('it leaves out %s', async (_, body) => {
    expect(await textsOf(docxOf(body))).toEqual(['姓名：'])
  })

  it('it finds pictures as large as they are, whatever else is drawn and wherever their files are', async () => {
    const old =
      '<w:r><w:pict><v:shape style="width:30pt;height:40pt"><v:imagedata r:id="rId97"/></v:shape></w:pict></w:r>'
    const body = paragraph(`<w:r>${dml(box('林知夏'))}</w:r>`, old, picture(127_000, 254_000), picture('many', '-1'))
    const [page] = await pagesOfDocx(docxOf(body))
    expect(page!.pictures.map(({ width, height }) => [width, height])).toEqual([
      [30, 40],
      [10, 20],
      [100, 100],
    ])
  })
})

describe('the reader says which part of a docx it cannot read [RES-3]', () => {
  const chart =
    '<w:r><w:drawing><wp:inline><wp:extent cx="127000" cy="127000"/><a:graphic><a:graphicData><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'
  const diagram = chart.replaceAll('c:chart', 'd:relIds').replace('xmlns:c', 'xmlns:d')
  it.each([
    ['a formula', '<m:oMath><m:r><m:t>O(n)</m:t></m:r></m:oMath>'],
    ['a formula of its own line', '<m:oMathPara><m:oMath><m:r><m:t>O(n)</m:t></m:r></m:oMath></m:oMathPara>'],
    ['an object', '<w:r><w:object><v:shape><v:imagedata r:id="rId9"/></v:shape></w:object></w:r>'],
    ['a chart', chart],
    ['a diagram', diagram],
    ['a note', '<w:r><w:footnoteReference w:id="2"/></w:r>'],
  ])('%s, and what it is part of is in doubt', async (_, markup) => {
    const body = ['实习经历', '拓岩机器人  算法实习生  2025.06-2025.09'].map((text) => paragraph(run(text))).join('')
    const bullet = paragraph(run('• 推导了'), markup, run('的上界并据此重写调度模块'))
    const { pages, work, unread } = parsePages(await pagesOfDocx(docxOf(body + bullet)))
    expect(work[0]!.bullets.map(({ value, doubt }) => [value, doubt])).toEqual([
      ['推导了的上界并据此重写调度模块', 'incomplete'],
    ])
    expect(unread).toEqual([{ page: 0, picture: 0, text: '' }])
    expect(pages[0]!.pictures).toHaveLength(1)
  })

  it('it says so where the part stands alone or was put in from another file', async () => {
    const alone = paragraph('<m:oMath/>') + '<w:altChunk r:id="rId9"/>'
    const { unread } = parsePages(await pagesOfDocx(docxOf(paragraph(run('林知夏')) + alone)))
    expect(unread).toEqual([
      { page: 0, picture: 0, text: '' },
      { page: 0, picture: 1, text: '' },
    ])
  })
})

describe('heads and feet of the pages of a docx [RES-3]', () => {
  const body = paragraph(run('教育背景')) + paragraph(run('江临大学  自动化  本科  2022.09-2026.06'))

  it('are read once each, before the rest and without the numbers of pages', async () => {
    const head = paragraph(run('林知夏'), '<w:r><w:tab/></w:r>', run('13855501726'))
    const file = docxWith(body, [
      { kind: 'header', body: head },
      { kind: 'header', body: head + paragraph(run('江临市')) },
      {
        kind: 'footer',
        body: paragraph(
          run('第 '),
          field(' PAGE ', '1'),
          run(' 页 共 '),
          `<w:fldSimple w:instr="NUMPAGES">${run('2')}</w:fldSimple>`,
          run(' 页'),
        ),
      },
      { kind: 'footer', body: paragraph(run('linzhixia@jianglin.example 第'), field('PAGE \\* MERGEFORMAT', '12')) },
    ])
    const texts = await textsOf(file)
    expect(texts).toEqual([
      '林知夏',
      '13855501726',
      '江临市',
      'linzhixia@jianglin.example 第',
      '教育背景',
      '江临大学  自动化  本科  2022.09-2026.06',
    ])
  })

  it('tell who somebody is, and no watermark does', async () => {
    const watermark = '<w:p><w:r><w:pict><v:shape><v:textpath string="张小样"/></v:shape></w:pict></w:r></w:p>'
    const { basic } = parsePages(
      await pagesOfDocx(docxWith(body, [{ kind: 'header', body: watermark + paragraph(run('林知夏 | 13855501726')) }])),
    )
    expect([basic.name.value, basic.phone.value]).toEqual(['林知夏', '13855501726'])
  })

  it('are found where a library wrote them', async () => {
    const file = await Packer.toBuffer(
      new Document({
        sections: [
          {
            headers: { default: new Header({ children: [new Paragraph('林知夏')] }) },
            footers: {
              default: new Footer({
                children: [new Paragraph({ children: [new TextRun({ children: ['第', PageNumber.CURRENT, '页'] })] })],
              }),
            },
            children: [new Paragraph('教育背景')],
          },
        ],
      }),
    )
    expect(await textsOf(file)).toEqual(['林知夏', '教育背景'])
  })
})
