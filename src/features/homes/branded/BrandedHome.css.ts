import { style } from '@vanilla-extract/css'
import { inside } from '../../../ui/page/Landing.css.ts'
import { sixColumns } from './sections/Zones.css.ts'

/** Two sections with a page of tiles each. */
export const section = style([inside, { padding: '56px 0', minHeight: '440px' }])
export const head = style({ paddingBottom: '24px' })
export const tiles = sixColumns
