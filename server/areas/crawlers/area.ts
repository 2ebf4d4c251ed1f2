import { defineArea } from '../../platform/area.ts'
import { type CrawledServices, registerCrawlers } from './routes.ts'

export const crawlers = defineArea<CrawledServices>({ pages: registerCrawlers })
