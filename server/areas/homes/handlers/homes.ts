import type * as calls from '../../../../contract/calls/homes.ts'
import { codes } from '../../../../contract/codes.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { hostName } from '../../../platform/http/visit.ts'
import type { HomesServices } from '../services.ts'

/** Companies of the main platform's home, at most. */
const MAIN_COMPANIES = 39
/** Job fairs of a branded home, at most. */
const HOME_FAIRS = 12

export function homesHandlers(services: HomesServices): HandlersOf<typeof calls> {
  const { homes, departments, zones, fairs, companies, feed, sites, statistics, reportTokens, publicLists } = services
  return {
    async getHomeConfig({ exchange }) {
      const [home, famous] = await Promise.all([homes.find(exchange.host), homes.companies(exchange.host, 'famous')])
      return {
        banner_list: home?.banners ?? [],
        company_famous_list: famous.map(({ id, company_name, logo_url, position_count }) => ({
          img_url: logo_url,
          jump_link: `#/companyDetailPage?id=${id}`,
          title: company_name,
          position_count,
        })),
        recruit_hot: await homes.hotCategories(home?.hotCategories ?? []),
      }
    },

    async getConfig({ exchange }) {
      const home = await homes.find(exchange.host)
      return { hot_searches: home?.hotSearches ?? [] }
    },

    async getBrandHome({ params, exchange }) {
      const host = hostName(params.domain)
      const [home, colleges, chosen, items, coming] = await publicLists.read(exchange, () =>
        Promise.all([
          homes.find(host),
          departments.list(host),
          homes.companies(host, 'zone'),
          zones.list(host),
          fairs.list({ size: String(HOME_FAIRS) }, host),
        ]),
      )
      if (!home) throw new Refusal(codes.notFound)
      const [dataList, recruitHot] = await Promise.all([
        statistics(home.statistics, host),
        homes.hotCategories(home.hotCategories),
      ])
      return {
        domainData: { head_img_url: home.headImgUrl, head_colour: home.headColour },
        dataList,
        sections: home.sections,
        school_college_zone: colleges,
        companyList: chosen,
        show_all: home.showAll ? 1 : 0,
        school_job_fair_zone: coming.list,
        recruitHot,
        ...items,
        aboutus: home.aboutUs,
        hot_searches: home.hotSearches,
      }
    },

    async getMainHome({ params, exchange }) {
      const [site, recruiting, positions] = await publicLists.read(exchange, () =>
        Promise.all([sites.find(hostName(params.domain)), companies.recruiting(MAIN_COMPANIES), feed.read({})]),
      )
      if (!site) throw new Refusal(codes.notFound)
      return { companies: recruiting, positions }
    },

    getReportToken: async ({ exchange }) => ({ token: reportTokens.issue(exchange.identifyBrowser()) }),
  }
}
