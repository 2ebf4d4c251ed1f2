import { createTheme, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const [theme, vars] = createTheme({
  color: { text: '#111111', surface: '#ffffff', accent: '#0a58ca', quiet: '#eeeeee' },
  space: { small: '8px', medium: '16px' },
})

globalStyle('body', { margin: 0, fontFamily: 'system-ui, sans-serif' })

export const page = style({
  padding: vars.space.medium,
  color: vars.color.text,
  background: vars.color.surface,
  minHeight: '100vh',
})

export const button = recipe({
  base: { padding: vars.space.small, borderRadius: 4, border: 0 },
  variants: {
    tone: {
      primary: { background: vars.color.accent, color: vars.color.surface },
      plain: { background: vars.color.quiet, color: vars.color.text },
    },
  },
  defaultVariants: { tone: 'plain' },
})

export const dialog = style({
  position: 'fixed',
  inset: '20% auto auto 50%',
  transform: 'translateX(-50%)',
  background: vars.color.surface,
  padding: vars.space.medium,
})
