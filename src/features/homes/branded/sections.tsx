import type { ComponentType } from 'react'
import type { BrandHome, HomeSection } from '../../../../contract/calls/homes.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { CompanyCard } from '../../../entities/company/CompanyCard.tsx'
import { Fairs } from '../../../entities/fair/Fairs.tsx'
import type { SearchActions } from '../../../shared/actors/search.types.ts'
import { Carousel } from '../../../shared/carousel/Carousel.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { InfoIcon, RightIcon } from '../../../ui/icons/account.tsx'
import type { BrandedHomeActions } from './branded-home-props.ts'
import { Departments } from './sections/Departments.tsx'
import { HotCategories } from './sections/HotCategories.tsx'
import { Section, type SectionProps } from './sections/Section.tsx'
import * as css from './sections/Zones.css.ts'
import { ZoneGrid, ZoneOne, ZoneThree } from './sections/Zones.tsx'

export interface HomeSectionProps extends Omit<BrandedHomeActions, keyof SearchActions> {
  readonly words: SectionProps['words']
  /** The home, with one item of the section at least. */
  readonly home: BrandHome
}

/** Items to a page of each section (HOME-5, HOME-6). */
export const PAGE_SIZES = {
  departments: 12,
  companies: 8,
  zoneOne: 11,
  fairs: 3,
  zoneTwo: 12,
  zoneThree: 4,
  zoneFour: 12,
}

function DepartmentsSection({ words, home, ...actions }: HomeSectionProps) {
  return (
    <Section words={words} title={m.homes_section_departments()}>
      {(title) => (
        <Carousel label={title} items={home.school_college_zone} size={PAGE_SIZES.departments}>
          {(items) => <Departments items={items} {...actions} />}
        </Carousel>
      )}
    </Section>
  )
}

function CompaniesSection({ words, home }: HomeSectionProps) {
  const all = home.show_all === 1 && (
    <a className={buttonClass({ kind: 'link' })} href={addressOf('/companyList', { isAll: '1' })}>
      {m.homes_all()}
      <RightIcon size={16} />
    </a>
  )
  return (
    <Section words={words} title={m.homes_section_companies()} end={all}>
      {(title) => (
        <Carousel label={title} items={home.companyList} size={PAGE_SIZES.companies}>
          {(items) => (
            <ul className={css.companies}>
              {items.map((company) => (
                <li key={company.id} className={css.company}>
                  <CompanyCard company={company} />
                </li>
              ))}
            </ul>
          )}
        </Carousel>
      )}
    </Section>
  )
}

function ZoneOneSection({ words, home }: HomeSectionProps) {
  return (
    <Section words={words} title={m.homes_section_zone_one()}>
      {(title) => (
        <Carousel label={title} items={home.companyArea} size={PAGE_SIZES.zoneOne}>
          {(items) => <ZoneOne items={items} />}
        </Carousel>
      )}
    </Section>
  )
}

function FairsSection({ words, home, onAbout }: HomeSectionProps) {
  const about = home.aboutus !== '' && (
    <Button kind="link" onClick={onAbout}>
      <InfoIcon size={16} />
      {m.homes_about()}
    </Button>
  )
  return (
    <Section words={words} title={m.homes_section_fairs()} {...(about && { hint: about })}>
      {(title) => (
        <Carousel label={title} items={home.school_job_fair_zone} size={PAGE_SIZES.fairs}>
          {(items) => <Fairs items={items} />}
        </Carousel>
      )}
    </Section>
  )
}

function HotSection({ words, home }: HomeSectionProps) {
  return (
    <Section words={words} title={m.homes_section_hot()}>
      {() => <HotCategories items={home.recruitHot} />}
    </Section>
  )
}

function ZoneTwoSection({ words, home }: HomeSectionProps) {
  return (
    <Section words={words} title={m.homes_section_zone_two()}>
      {(title) => (
        <Carousel label={title} items={home.big_four} size={PAGE_SIZES.zoneTwo}>
          {(items) => <ZoneGrid items={items} />}
        </Carousel>
      )}
    </Section>
  )
}

function ZoneThreeSection({ words, home }: HomeSectionProps) {
  return (
    <Section words={words} title={m.homes_section_zone_three()}>
      {() => <ZoneThree items={home.zoneThree.slice(0, PAGE_SIZES.zoneThree)} />}
    </Section>
  )
}

function ZoneFourSection({ words, home }: HomeSectionProps) {
  return (
    <Section words={words} title={m.homes_section_zone_four()}>
      {(title) => (
        <Carousel label={title} items={home.zoneFour} size={PAGE_SIZES.zoneFour}>
          {(items) => <ZoneGrid items={items} />}
        </Carousel>
      )}
    </Section>
  )
}

/** The components of the sections that configuration may order. */
export const sections = {
  school_college_zone: DepartmentsSection,
  companyList: CompaniesSection,
  companyArea: ZoneOneSection,
  school_job_fair_zone: FairsSection,
  recruitHot: HotSection,
  big_four: ZoneTwoSection,
  zoneThree: ZoneThreeSection,
  zoneFour: ZoneFourSection,
} satisfies Record<HomeSection, ComponentType<HomeSectionProps>>
