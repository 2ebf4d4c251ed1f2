import { expect } from 'vitest'
import type { EmployerStage } from './arrivals.ts'

const FOURTEEN_DAYS = 14 * 86_400

/** That this browser holds an employer's identity, and the page shows it (EMP-4). */
export async function expectEmployer({ visitor, shell }: Pick<EmployerStage, 'visitor' | 'shell'>) {
  const { login_type, com_key_user, session_id } = await visitor.cookies()
  expect([login_type?.value, session_id?.httpOnly]).toEqual(['company', true])
  expect(com_key_user?.value).toMatch(/^[1-9]\d*$/)
  for (const cookie of [login_type, com_key_user]) {
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - FOURTEEN_DAYS)).toBeLessThan(60)
  }
  await shell.seeLoggedIn('企业')
}
