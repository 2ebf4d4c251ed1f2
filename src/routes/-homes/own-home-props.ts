import type { HomeFlows } from '../../shared/actors/actors.ts'

export interface OwnHomeProps {
  readonly flows: HomeFlows
}
