import * as css from './City.css.ts'

/** Line drawing of a few houses in the colour of the text around it, 288 by 200 units. */
export function City({ className }: { readonly className?: string }) {
  return (
    <svg className={className ? `${css.city} ${className}` : css.city} viewBox="0 0 288 200" aria-hidden="true">
      <path
        className={css.far}
        d="M0 150h22v-34h24v84M46 132h26v68M210 124h30v76M240 150h22v-20h26M150 200v-96h38v96M158 116h22M158 128h22M158 140h22M158 152h22M8 128h8M8 140h8M56 144h8M56 156h8M56 168h8M220 138h10M220 152h10M220 166h10M252 164h6M252 178h6M268 144h8M268 158h8M268 172h8"
      />
      <path d="M84 200V76l34-18v142M94 92h14M94 106h14M94 120h14M94 134h14M94 148h14M94 162h14M118 104h26v96M126 116h10M126 130h10M126 144h10M126 158h10M216 66q7-7 12 0q6-7 12 0M42 82q5-5 9 0q5-5 9 0" />
    </svg>
  )
}
