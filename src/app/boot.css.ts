import { globalStyle } from '@vanilla-extract/css'
import { media, mix } from '../ui/style.ts'
import { vars } from '../ui/theme.css.ts'

/** Styles for the outlines in index.html, which are drawn before any script runs and which the shell's skeleton then fills. */
const { colour } = vars
const faint = mix(colour.text, 7, colour.surface)

globalStyle('.boot-bar', {
  boxSizing: 'border-box',
  height: '73px',
  paddingTop: '16px',
  color: faint,
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { height: '57px', paddingTop: '8px' } },
})
globalStyle('.boot-hero', {
  boxSizing: 'border-box',
  height: '584px',
  paddingTop: '80px',
  color: faint,
  background: `linear-gradient(180deg, ${colour.brandSoft}, ${colour.surface})`,
})
globalStyle('.boot-row', { display: 'block', width: '1200px', maxWidth: 'calc(100% - 48px)', marginInline: 'auto' })
