import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { SHIP } from './favicon.ts'
import { fitted, wrapped } from './lines.ts'

/** Pixels, as messengers ask for. */
export const PICTURE = { width: 1200, height: 630 } as const

const EDGE = 72
const HEAD = 128
/** The size of the ship, which is drawn where there are no words. */
const SHIP_SIDE = 300
const INNER = PICTURE.width - 2 * EDGE

const INK = '#0f1b33'
const MUTED = '#52617d'
const CHIP = '#eef2f9'

const FAMILIES =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", "WenQuanYi Micro Hei", "DejaVu Sans", sans-serif'

const font = (pixels: number, weight: 400 | 700 = 400): string => `${weight} ${pixels}px ${FAMILIES}`

/** The texts on the picture of a position. */
export interface PicturedJob {
  readonly site: string
  /** The first of the site's name; '' for the main platform, which has its ship. */
  readonly letter: string
  /** Readable on white, and white on it. */
  readonly tone: string
  readonly title: string
  readonly company: string
  readonly pay: string
  /** City, degree and the like. */
  readonly facts: readonly string[]
  /** The words that the position is over; '' while it is open. */
  readonly over: string
}

/**
 * Draws a position as a PNG.
 * @param canShow whether the machine's fonts have all of a text's signs; what they have not is left out
 */
export function drawJob(job: PicturedJob, canShow: (text: string) => boolean = hasGlyphs): Promise<Buffer> {
  const canvas = createCanvas(PICTURE.width, PICTURE.height)
  const context = canvas.getContext('2d')
  context.textBaseline = 'alphabetic'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, PICTURE.width, PICTURE.height)
  const shown = (text: string): string => (canShow(text) ? text : '')
  drawHead(context, { ...job, site: shown(job.site), letter: shown(job.letter), over: shown(job.over) })
  const [title, company] = [shown(job.title), shown(job.company)]
  if (title || company) drawWords(context, title, company)
  else drawShip(context, job.over ? MUTED : job.tone, (PICTURE.width - SHIP_SIDE) / 2, HEAD + 20, SHIP_SIDE)
  drawFoot(context, { ...job, pay: shown(job.pay), facts: job.facts.filter(canShow) })
  return canvas.encode('png')
}

function drawHead(context: SKRSContext2D, { tone, letter, site, over }: PicturedJob): void {
  context.fillStyle = over ? MUTED : tone
  context.fillRect(0, 0, PICTURE.width, HEAD)
  const side = 72
  const top = (HEAD - side) / 2
  const taken = over ? drawOver(context, over) : 0
  context.fillStyle = '#fff'
  box(context, EDGE, top, side, side, 18)
  drawSign(context, letter, over ? MUTED : tone, top, side)
  context.fillStyle = '#fff'
  context.font = font(36, 700)
  context.fillText(fitted(context, site, INNER - side - 24 - taken), EDGE + side + 24, HEAD / 2 + 13)
}

/** The letter or the ship, as in the tab. */
function drawSign(context: SKRSContext2D, letter: string, tone: string, top: number, side: number): void {
  if (letter) {
    context.fillStyle = tone
    context.font = font(44, 700)
    context.textAlign = 'center'
    context.fillText(letter, EDGE + side / 2, top + side / 2 + 16)
    context.textAlign = 'start'
    return
  }
  drawShip(context, tone, EDGE, top, side)
}

function drawShip(context: SKRSContext2D, tone: string, left: number, top: number, side: number): void {
  context.save()
  context.translate(left, top)
  context.scale(side / 40, side / 40)
  context.strokeStyle = tone
  context.lineWidth = 2
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(SHIP))
  context.restore()
}

/** @returns how much of the head it takes */
function drawOver(context: SKRSContext2D, over: string): number {
  context.font = font(28, 700)
  const width = context.measureText(over).width + 48
  context.fillStyle = '#fff'
  box(context, PICTURE.width - EDGE - width, HEAD / 2 - 28, width, 56, 28)
  context.fillStyle = INK
  context.fillText(over, PICTURE.width - EDGE - width + 24, HEAD / 2 + 10)
  return width + 24
}

function drawWords(context: SKRSContext2D, title: string, company: string): void {
  context.fillStyle = INK
  context.font = font(72, 700)
  const lines = wrapped(context, title, INNER, 2)
  for (const [at, line] of lines.entries()) context.fillText(line, EDGE, 244 + at * 88)
  context.fillStyle = MUTED
  context.font = font(38)
  context.fillText(fitted(context, company, INNER), EDGE, 244 + Math.max(lines.length - 1, 0) * 88 + 72)
}

function drawFoot(context: SKRSContext2D, { tone, pay, facts, over }: PicturedJob): void {
  context.fillStyle = CHIP
  context.fillRect(EDGE, 468, INNER, 2)
  context.fillStyle = over ? MUTED : tone
  context.font = font(64, 700)
  context.fillText(pay, EDGE, 562)
  let left = pay === '' ? EDGE : EDGE + context.measureText(pay).width + 36
  context.font = font(32)
  for (const fact of facts) {
    const width = context.measureText(fact).width + 48
    if (left + width > PICTURE.width - EDGE) break
    context.fillStyle = CHIP
    box(context, left, 508, width, 64, 14)
    context.fillStyle = INK
    context.fillText(fact, left + 24, 551)
    left += width + 16
  }
}

function box(context: SKRSContext2D, left: number, top: number, width: number, height: number, radius: number): void {
  context.beginPath()
  context.roundRect(left, top, width, height, radius)
  context.fill()
}

/** A sign that no font has. */
const NOBODYS = '\u{10FFFD}'

function drawn(sign: string): Buffer {
  const context = createCanvas(24, 24).getContext('2d')
  context.font = font(16)
  context.fillText(sign, 2, 18)
  return Buffer.from(context.getImageData(0, 0, 24, 24).data)
}

const known = new Map<string, boolean>()

/** Whether the machine has a font for a kind of writing, as one sign of it shows: nothing else tells. */
function hasFont(sign: string): boolean {
  const has = known.get(sign) ?? !drawn(sign).equals(drawn(NOBODYS))
  known.set(sign, has)
  return has
}

const hasGlyphs = (text: string): boolean => hasFont(/\p{Script=Han}/u.test(text) ? '职' : 'A')
