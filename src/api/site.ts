import * as site from '../../contract/calls/site.ts'
import { request } from './client.ts'

export const getSiteInfo = request(site.getSiteInfo)
export const getHomeResource = request(site.getHomeResource)
export const getDomainConfig = request(site.getDomainConfig)
