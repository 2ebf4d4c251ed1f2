import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

export const page = style({
  width: '1000px',
  maxWidth: 'calc(100% - 48px)',
  minHeight: '480px',
  marginInline: 'auto',
  paddingBlock: '48px',
})

export const heading = style({ fontSize: '28px', lineHeight: '40px', fontWeight: 700, color: vars.colour.text })

export const card = style({
  marginTop: '24px',
  padding: '32px',
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
  background: vars.colour.surfaceRaised,
  boxShadow: vars.shadow.low,
  '@media': { '(max-width: 767px)': { padding: '24px' } },
})

export const name = style({ fontSize: '22px', lineHeight: '32px', fontWeight: 700, color: vars.colour.text })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '20px 32px',
  margin: '24px 0 0',
})

export const term = style({ fontSize: '12px', lineHeight: '20px', color: vars.colour.textMuted })
export const value = style({ margin: 0, fontSize: '16px', lineHeight: '24px', color: vars.colour.text })

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  paddingBlock: '32px',
  textAlign: 'center',
})
export const messageTitle = style({ fontSize: '18px', lineHeight: '28px', fontWeight: 700, color: vars.colour.text })
export const messageText = style({
  marginBottom: '12px',
  fontSize: '14px',
  lineHeight: '22px',
  color: vars.colour.textMuted,
})
export const lines = style({ display: 'grid', gap: '16px' })
export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px' })
