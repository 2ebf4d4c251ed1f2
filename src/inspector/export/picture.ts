/** What a child takes from its parent, and what it does not: with the value that nobody needs to write. */
const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'marker-end',
  'marker-start',
  'visibility',
] as const
const own = { opacity: '1', 'text-decoration-line': 'none', transform: 'none' } as const

/** Attributes that mean something in the page only. */
const pageOnly = /^(class|style|tabindex|data-.*|aria-current|aria-pressed|aria-selected)$/

/** Colours as every SVG reader knows them; browsers compute mixed ones to `color(srgb …)`. */
const plainColour = (value: string): string =>
  value.replaceAll(
    /color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)/g,
    (_, red, green, blue, alpha) => {
      const channels = [red, green, blue].map((part) => Math.round(Number(part) * 255)).join(', ')
      return alpha === undefined ? `rgb(${channels})` : `rgba(${channels}, ${alpha})`
    },
  )

function copyLook(from: Element, to: Element, parent: CSSStyleDeclaration | null): void {
  const look = getComputedStyle(from)
  for (const { name } of [...to.attributes]) if (pageOnly.test(name)) to.removeAttribute(name)
  for (const property of inherited) {
    const value = look.getPropertyValue(property)
    if (value !== parent?.getPropertyValue(property)) to.setAttribute(property, plainColour(value))
    else if (to.hasAttribute(property)) to.removeAttribute(property)
  }
  for (const [property, usual] of Object.entries(own)) {
    const value = look.getPropertyValue(property)
    if (value !== usual && !to.hasAttribute(property)) to.setAttribute(property, value)
  }
  const copies = [...to.children]
  for (const [index, child] of [...from.children].entries()) {
    const copy = copies[index]!
    if (getComputedStyle(child).display === 'none' && child.tagName !== 'defs') copy.remove()
    else copyLook(child, copy, look)
  }
}

/** Colour behind an element: the nearest background that is not transparent. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return plainColour(backgroundColor)
  }
  return '#ffffff'
}

const namespace = 'http://www.w3.org/2000/svg'

/** A drawing that stands alone, `width` by `height` CSS pixels. */
export interface Picture {
  readonly text: string
  readonly width: number
  readonly height: number
}

/**
 * The drawing as it looks now, with everything that style sheets give it written out.
 * @param svg - in the document; its `viewBox`, or its size where it has none, is what the picture shows
 */
export function pictureOf(svg: SVGSVGElement): Picture {
  const { x, y, width, height } = svg.viewBox.baseVal?.width
    ? svg.viewBox.baseVal
    : { x: 0, y: 0, width: svg.clientWidth, height: svg.clientHeight }
  const copy = svg.cloneNode(true) as SVGSVGElement
  copyLook(svg, copy, null)
  copy.removeAttribute('transform')
  copy.setAttribute('xmlns', namespace)
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const ground = document.createElementNS(namespace, 'rect')
  for (const [name, value] of Object.entries({ x, y, width, height })) ground.setAttribute(name, String(value))
  ground.setAttribute('fill', backgroundOf(svg))
  ground.setAttribute('stroke', 'none')
  copy.prepend(ground)
  return { text: new XMLSerializer().serializeToString(copy), width, height }
}

/** Pixels of a PNG for one CSS pixel, and the longest side that browsers draw. */
const SCALE = 2
const LONGEST = 16_000

/** @throws EncodingError when the browser cannot draw it */
export async function pngOf({ text, width, height }: Picture): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const scale = Math.min(SCALE, LONGEST / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const fail = new DOMException('the picture is too large', 'EncodingError')
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(fail)), 'image/png')
  })
}
