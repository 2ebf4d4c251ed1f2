import { flows } from '../../../machines/flows.ts'
import { testFlows } from '../flow-tests.ts'
import { shareOf } from '../shares.ts'

testFlows(shareOf(flows, 5))
