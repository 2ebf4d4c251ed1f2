import { lateCode } from '../../../ui/late-code.ts'

export const registerPane = lateCode(() => import('./RegisterPane.tsx'))
export const passwordResetPane = lateCode(() => import('./password-reset/PasswordResetPane.tsx'))
