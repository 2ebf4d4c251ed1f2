import * as site from '../../contract/calls/site.ts'
import { request } from './client.ts'

export const getSiteInfo = request(site.getSiteInfo)
