import { randomInt } from 'node:crypto'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

/** Of the scenery as it is drawn, before it is scaled. */
const WIDTH = 320
const HEIGHT = 160
/** Of the picture to the scenery. */
const SCALE = 1.5
/** Side of the piece's square body. */
const BODY = 38
/** Radius of the knob on its top and right sides. */
const KNOB = 7
/** Side of the square that body and knobs fill. */
const PIECE = BODY + 2 * KNOB
/** The hole keeps clear of the edges, and of where the piece starts. */
const MARGIN = 6

export interface DrawnPuzzle {
  readonly picture: string
  readonly piece: string
  readonly width: number
  readonly height: number
  readonly pieceSize: number
  /** Top-left corner of the hole. */
  readonly x: number
  readonly y: number
}

/** Where a hole may be: few enough guesses hit one of so many places. */
export const choosePlace = () => ({
  x: randomInt(PIECE + MARGIN, WIDTH * SCALE - PIECE - MARGIN),
  y: randomInt(MARGIN, HEIGHT * SCALE - PIECE - MARGIN),
})

/** Draws a landscape with a jigsaw-shaped hole at a random place, and the piece that was there; lengths in pixels. */
export async function drawPuzzle(): Promise<DrawnPuzzle> {
  const { x, y } = choosePlace()
  const width = WIDTH * SCALE
  const height = HEIGHT * SCALE
  const landscape = createCanvas(width, height)
  const scenery = landscape.getContext('2d')
  scenery.scale(SCALE, SCALE)
  drawLandscape(scenery)

  const piece = createCanvas(PIECE, PIECE)
  const cut = piece.getContext('2d')
  tracePiece(cut, 0, 0)
  cut.save()
  cut.clip()
  cut.drawImage(landscape, -x, -y)
  cut.restore()
  cut.strokeStyle = 'rgba(255, 255, 255, 0.9)'
  cut.lineWidth = 2
  cut.stroke()

  const picture = createCanvas(width, height)
  const context = picture.getContext('2d')
  context.drawImage(landscape, 0, 0)
  tracePiece(context, x, y)
  context.fillStyle = 'rgba(12, 24, 48, 0.5)'
  context.fill()
  context.strokeStyle = 'rgba(255, 255, 255, 0.75)'
  context.lineWidth = 1.5
  context.stroke()

  const [pictureBytes, pieceBytes] = await Promise.all([picture.encode('jpeg', 86), piece.encode('png')])
  return {
    picture: `data:image/jpeg;base64,${pictureBytes.toString('base64')}`,
    piece: `data:image/png;base64,${pieceBytes.toString('base64')}`,
    width,
    height,
    pieceSize: PIECE,
    x,
    y,
  }
}

/** A square with a knob on its top and right sides and a notch in its left one, inside a square of side PIECE. */
function tracePiece(context: SKRSContext2D, left: number, top: number): void {
  const bodyTop = top + 2 * KNOB - 2
  const right = left + BODY
  const bottom = bodyTop + BODY
  const middleX = left + BODY / 2
  const middleY = bodyTop + BODY / 2
  const neck = KNOB - 3
  context.beginPath()
  context.moveTo(left + 1, bodyTop)
  context.arc(middleX, bodyTop - neck, KNOB, Math.PI * 0.75, Math.PI * 0.25)
  context.lineTo(right, bodyTop)
  context.arc(right + neck, middleY, KNOB, Math.PI * 1.25, Math.PI * 0.75)
  context.lineTo(right, bottom)
  context.lineTo(left + 1, bottom)
  context.arc(left + neck, middleY, KNOB, Math.PI * 0.75, Math.PI * 1.25, true)
  context.closePath()
}

interface Palette {
  readonly sky: readonly [string, string]
  readonly sun: string
  readonly hills: readonly string[]
  readonly water: readonly [string, string]
}

const palettes: readonly Palette[] = [
  {
    sky: ['#bfe0ff', '#f3f9ff'],
    sun: '#ffd27a',
    hills: ['#a9c8e8', '#7fa9d6', '#5486bd'],
    water: ['#8fbbe6', '#5d92cf'],
  },
  {
    sky: ['#ffe2c7', '#fff6ea'],
    sun: '#ff9b6a',
    hills: ['#e8c1a8', '#c9957c', '#96695f'],
    water: ['#e9b894', '#b98272'],
  },
  {
    sky: ['#cdeee3', '#f4fcf8'],
    sun: '#ffe08a',
    hills: ['#a5d6c3', '#6db59b', '#3f8a74'],
    water: ['#8ccbb8', '#4f9e8b'],
  },
  {
    sky: ['#dcd6f7', '#f8f5ff'],
    sun: '#ffc9a3',
    hills: ['#bdb2e3', '#9184c7', '#665a9f'],
    water: ['#aea4dc', '#7b6fb5'],
  },
]

const between = (least: number, most: number) => least + (randomInt(10_000) / 10_000) * (most - least)

function drawLandscape(context: SKRSContext2D): void {
  const palette = palettes[randomInt(palettes.length)] ?? palettes[0]
  if (!palette) return
  const shore = between(108, 124)
  fillDown(context, palette.sky, 0, shore)
  context.fillStyle = palette.sun
  circle(context, between(40, WIDTH - 40), between(22, 52), between(12, 20))
  for (let cloud = 0; cloud < 3; cloud++) drawCloud(context, between(0, WIDTH), between(14, 60))
  palette.hills.forEach((colour, index) => {
    drawHills(context, colour, shore, 22 + (palette.hills.length - index) * 14)
  })
  fillDown(context, palette.water, shore, HEIGHT)
  context.strokeStyle = 'rgba(255, 255, 255, 0.35)'
  context.lineWidth = 1
  for (let ripple = 0; ripple < 26; ripple++) {
    const x = between(-10, WIDTH)
    const y = between(shore + 3, HEIGHT)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + between(6, 30), y)
    context.stroke()
  }
  drawBoat(context, between(30, WIDTH - 60), between(shore + 10, HEIGHT - 14))
}

function fillDown(context: SKRSContext2D, [from, to]: readonly [string, string], top: number, bottom: number): void {
  const gradient = context.createLinearGradient(0, top, 0, bottom)
  gradient.addColorStop(0, from)
  gradient.addColorStop(1, to)
  context.fillStyle = gradient
  context.fillRect(0, top, WIDTH, bottom - top)
}

function circle(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

function drawCloud(context: SKRSContext2D, x: number, y: number): void {
  context.fillStyle = 'rgba(255, 255, 255, 0.6)'
  for (let puff = 0; puff < 4; puff++) circle(context, x + puff * 9, y + between(-3, 3), between(5, 10))
}

function drawHills(context: SKRSContext2D, colour: string, shore: number, height: number): void {
  const waves = [between(0.012, 0.02), between(0.03, 0.05)] as const
  const shifts = [between(0, 6), between(0, 6)] as const
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, shore)
  for (let x = 0; x <= WIDTH; x += 4) {
    const swell = Math.sin(x * waves[0] + shifts[0]) * 0.5 + Math.sin(x * waves[1] + shifts[1]) * 0.22
    context.lineTo(x, shore - height * (0.62 + swell * 0.6))
  }
  context.lineTo(WIDTH, shore)
  context.closePath()
  context.fill()
}

function drawBoat(context: SKRSContext2D, x: number, y: number): void {
  context.fillStyle = 'rgba(255, 255, 255, 0.95)'
  context.beginPath()
  context.moveTo(x + 13, y - 26)
  context.lineTo(x + 13, y - 3)
  context.lineTo(x + 30, y - 3)
  context.closePath()
  context.fill()
  context.fillStyle = '#3a4a66'
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + 36, y)
  context.lineTo(x + 29, y + 7)
  context.lineTo(x + 7, y + 7)
  context.closePath()
  context.fill()
}
