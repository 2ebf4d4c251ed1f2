import type { DomainConfig, SiteInfo } from '../../../contract/calls/site.ts'
import { writeCookie } from './cookies.ts'
import { writeSession } from './storage.ts'

const flagText = (flag: boolean) => (flag ? '1' : '')

/**
 * Keeps what the back offices and pages opened from this one read of the site (SITE-8); what each means stands in the
 * table of names. Chinese always: the readers have no other.
 */
export function rememberSite({ type, school, brand }: SiteInfo, config: DomainConfig | null): void {
  const schoolType = school ? String(school.school_type) : ''
  writeCookie('siteType', String(type))
  writeCookie('school_type', schoolType)
  writeCookie('title1', brand.name['zh-CN'])
  writeCookie('title2', brand.tagline['zh-CN'])
  if (config) writeCookie('channel_type', config.channel_type)
  writeSession('school_type', schoolType)
  writeSession('schoolIcon', school?.config.school_badge ?? '')
  writeSession('yunnan', flagText(brand.kind === 'province'))
  writeSession('yishengyice', flagText(brand.kind === 'career-planning'))
}

/** By which entrance an employer came in. */
export const rememberEmployerEntrance = ({ type }: SiteInfo): void =>
  writeCookie('platform', type === 3 ? 'qudao' : 'qiye')

/** Whoever logs in or registers accepts the terms named beside the button. */
export const rememberTermsAccepted = (): void => writeSession('protocolStatus', '1')
