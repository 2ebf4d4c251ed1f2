import type { Finding } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { headingOf } from '../headings.ts'
import type { Line } from '../lines.ts'
import { findingOf, join, noFinding, type Piece, slice, split } from '../piece.ts'
import { isCity, isCompany, isPosition, isSchool } from '../words.ts'

const SURNAMES =
  '赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏水窦章云苏潘葛奚范彭郎鲁韦昌马苗凤花方俞任袁柳酆鲍史唐费廉岑薛雷贺倪汤滕殷罗毕郝邬安常乐于时傅皮卞齐康伍余元卜顾孟平黄和穆萧尹姚邵湛汪祁毛禹狄米贝明臧计伏成戴谈宋茅庞熊纪舒屈项祝董梁杜阮蓝闵席季麻强贾路娄危江童颜郭梅盛林刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯昝管卢莫经房裘缪干解应宗丁宣邓郁单杭洪包诸左石崔吉钮龚程嵇邢滑裴陆荣翁荀羊於惠甄曲家封芮羿储靳汲邴糜松井段富巫乌焦巴弓牧隗山谷车侯宓蓬全郗班仰秋仲伊宫宁仇栾暴甘斜厉戎祖武符刘景詹束龙叶幸司韶郜黎蓟薄印宿白怀蒲邰从鄂索咸籍赖卓蔺屠蒙池乔阴郁胥能苍双闻莘党翟谭贡劳逄姬申扶堵冉宰郦雍却璩桑桂濮牛寿通边扈燕冀郏浦尚农温别庄晏柴瞿阎充慕连茹习宦艾鱼容向古易慎戈廖庾终暨居衡步都耿满弘匡国文寇广禄阙东欧殳沃利蔚越夔隆师巩厍聂晁勾敖融冷訾辛阚那简饶空曾毋沙乜养鞠须丰巢关蒯相查后荆红游竺权逯盖益桓公肖涂闫覃'
const COMPOUND =
  /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|端木|夏侯|南宫|独孤|长孙|宇文|轩辕|百里|呼延|澹台)/

/** What stands between the parts of a name, however it is typed. */
const DOT = '·•‧・･∙⋅᛫.．'
const DOTTED = new RegExp(`^\\p{Script=Han}{1,8}(?:[${DOT}]\\p{Script=Han}{1,10}){1,3}$`, 'u')
const PART = new RegExp(`\\s*[${DOT}]\\s*`, 'u')

const hasSurname = (text: string): boolean =>
  /^\p{Script=Han}{2,4}$/u.test(text) && (SURNAMES.includes(text[0]!) || COMPOUND.test(text))

const FACT =
  /^(?:姓名|性别|男|女|简历|电话|手机|邮箱|籍贯|学历|民族|年龄|专业|本科|硕士|博士|大专|汉族|居住|党员|团员|群众|高级|应届生?|毕业|经济学|金融学|法学|管理|财务|通信|计算机)$/
const isFact = (plain: string): boolean =>
  FACT.test(plain) ||
  /(?:党员|团员|群众|族|专业|本科|硕士|博士|大专|岁|届|学|公司|集团|银行|医院)$/.test(plain) ||
  isCity(plain) ||
  isSchool(plain) ||
  isPosition(plain)

/** A name in parts, none of which says something else of the person. */
const isDotted = (text: string): boolean => DOTTED.test(text) && !text.split(PART).some(isFact)

const isChineseName = (text: string): boolean => hasSurname(text) || isDotted(text)

/** Of characters by which names of other languages are written. */
const TRANSCRIBED =
  /^[阿艾奥巴白拜比别布卜达德迪丁都杜不恩尔法夫甫盖格古哈海罕汗合赫吉加江喀卡凯坎克肯库拉来勒里力丽列鲁罗洛马玛麦买曼米明姆木穆娜那尼努帕排皮普其恰热日茹肉若萨赛沙什斯苏素塔坦特提铁吐托瓦外维吾乌西希夏逊牙亚延叶耶伊依玉元孜扎则]{2,}$/

/** What dots part: a name, or facts of which the first is a name; null where nobody can tell. */
function partedBy(plain: string): 'name' | 'facts' | null {
  const compact = plain.replace(/\s/g, '')
  if (!isDotted(compact)) return 'facts'
  const parts = compact.split(PART)
  if (!/\s/.test(plain.trim()) || !hasSurname(parts[0]!) || parts.every((part) => TRANSCRIBED.test(part))) return 'name'
  return TRANSCRIBED.test(parts[0]!) ? null : 'facts'
}
const areParts = (plain: string): boolean => partedBy(plain) === 'name'

const LATIN_WORD = String.raw`(?:(?:\p{Lu}['’])?\p{Lu}\p{Ll}+(?:[-'’]?\p{Lu}?\p{Ll}+)*|\p{Lu}{2,}(?:-\p{Lu}+)*|\p{Lu}\.?)`
const PARTICLE = '(?:(?:van|von|der|den|de|da|do|dos|del|della|di|du|la|le|el|al|bin|binti|ibn|ter|ten|y)\\s+)*'
const LATIN = new RegExp(
  `^${LATIN_WORD}(?:,?\\s+(?:${PARTICLE}${LATIN_WORD}|\\(${LATIN_WORD}\\)|["“'‘]${LATIN_WORD}["”'’])){1,4}$`,
  'u',
)
const NOT_LATIN =
  /\b(?:Resume|Curriculum|Vitae|University|Engineer|Developer|Street|Road|Phone|Email|Address|China|District|Province|Page|Personal|Contact|Summary|Profile|Computer|Science|Bachelor|Master|Intern)\b/i

/** What a form says of a person, with the value behind it. */
const LABELLED = /^(?:籍\s*贯|户\s*籍|民\s*族|生源地)\s/

function isName(plain: string): boolean {
  if (isCity(plain) || LABELLED.test(plain)) return false
  const compact = plain.replace(/\s/g, '')
  if (hasSurname(compact)) return !FACT.test(compact) && !/\s[男女]$/.test(plain.trim())
  if (areParts(plain)) return true
  return LATIN.test(plain.trim()) && !NOT_LATIN.test(plain) && !isSchool(plain)
}

const TITLE = /^(?:Dr|Mr|Mrs|Ms|Prof)\.?\s+/
const untitled = (piece: Piece): Piece => slice(piece, TITLE.exec(piece.plain)?.[0].length ?? 0)

/** A name in letters set apart, and what is said of the person behind it. */
const SET_APART =
  /^((?:\p{Script=Han}\s){1,3}?\p{Script=Han})\s+(?=[男女](?:\s|$)|\p{Script=Han}{2}|[^\p{Script=Han}\s])/u

const APART = /\s*(?:[|/,;:()]|(?<![A-Za-z])-|-(?![A-Za-z]))\s*|\s{2,}|\u3000/u
/** That part facts where they do not part a name. */
const DOTS = /\s*•\s*|\s+[·‧・∙⋅]\s+/u

/** Candidates on a line: its cells, what separators part, and the name before or after "resume". */
function candidates({ cells }: Line): Piece[] {
  return cells.flatMap(({ piece: whole }) => {
    const title = /(?<=^.{2,24})(?:的?(?:个人)?简历|履历)\s*$/u.exec(whole.plain)
    const piece = slice(whole, 0, title?.index)
    const parts = split(piece, APART).flatMap((part) => (areParts(part.plain) ? [part] : split(part, DOTS)))
    const words = /^(\p{Script=Han}{2,4})\s+(?=[\p{Script=Han}A-Z])/u.exec(piece.plain)
    const apart = SET_APART.exec(piece.plain)
    const leads = [words, apart].flatMap((match) => (match?.[1] ? [slice(piece, 0, match[1].length)] : []))
    return [piece, ...parts.map(untitled), ...leads]
  })
}

const isHan = ({ plain }: Piece) => /\p{Script=Han}/u.test(plain)

const spaced = (piece: Piece): Piece =>
  /^(?:\p{Script=Han}\s+){1,3}\p{Script=Han}$/u.test(piece.text) ? join(split(piece, /\s+/), '') : piece

/** Lines from the top among which an unlabelled name is looked for. */
const TOP_LINES = 14
const CLOSE = 2

const LABELLED_NAME = new RegExp(`^[\\p{L}${DOT}'’‘"“” -]{2,40}$`, 'u')

/** The name: behind its label, or what looks like one near the top, the larger the likelier. */
export function nameOf(head: readonly Line[], labelled: Piece | null): Finding {
  if (labelled) {
    const said = split(labelled, /\s{2,}|[|/,;()]/u)[0] ?? labelled
    const name = areParts(said.plain) ? said : (split(said, DOTS)[0] ?? said)
    const compact = spaced(name)
    const doubt = partedBy(said.plain) === null ? 'twoCandidates' : null
    if (LABELLED_NAME.test(compact.text)) return findingOf(compact, resumeLimits.name, doubt)
  }
  const found = head.slice(0, TOP_LINES).flatMap((line, i) =>
    candidates(line)
      .filter(
        ({ plain }) =>
          isName(plain) &&
          headingOf(plain) === null &&
          (!isCompany(plain) || areParts(plain)) &&
          (!isPosition(plain) || isChineseName(plain)),
      )
      .map((piece) => ({
        piece,
        line,
        score: line.size * 2 - i * 0.8 + (line.isBold ? 1 : 0) + (/\p{Script=Han}/u.test(piece.plain) ? 1 : 0),
      })),
  )
  const best = found.toSorted((a, b) => b.score - a.score)[0]
  if (!best) return noFinding
  const isClose = found.some(
    ({ piece, line, score }) =>
      // Beside each other they are one name in two scripts.
      (line !== best.line || isHan(piece) === isHan(best.piece)) &&
      !piece.text.includes(best.piece.text) &&
      !best.piece.text.includes(piece.text) &&
      best.score - score < CLOSE,
  )
  const isHalf = best.line.cells.some(({ piece }) =>
    split(piece, APART).some(({ plain }) => plain.startsWith(best.piece.plain) && partedBy(plain) === null),
  )
  return findingOf(spaced(best.piece), resumeLimits.name, isClose || isHalf ? 'twoCandidates' : null)
}
