import { drawing, onBrand } from './Drawing.css.ts'
import onColour from './on-brand.svg'
import onPaper from './on-page.svg'

export interface IllustrationProps {
  readonly className?: string
}

const grounds = {
  page: { look: drawing, file: onPaper },
  brand: { look: onBrand, file: onColour },
}

interface DrawingProps extends IllustrationProps {
  /** Of the element in the file. */
  readonly id: string
  readonly viewBox: string
  /** What it is drawn on. */
  readonly ground?: keyof typeof grounds
  /** How it fills a box of another shape: SVG's `preserveAspectRatio`. */
  readonly fit?: string
}

/** Frame of a line drawing in the site's colour; files of their own, so that no script carries them. */
export function Drawing({ className, id, viewBox, ground = 'page', fit }: DrawingProps) {
  const { look, file } = grounds[ground]
  return (
    <svg
      className={className ? `${look} ${className}` : look}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      aria-hidden="true"
    >
      <use href={`${file}#${id}`} />
    </svg>
  )
}
