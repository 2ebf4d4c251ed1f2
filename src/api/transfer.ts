import * as transfer from '../../contract/calls/transfer.ts'
import { request } from './client.ts'

export const previewTransfer = request(transfer.previewTransfer)
export const exchangeTransfer = request(transfer.exchangeTransfer)
export const createTransfer = request(transfer.createTransfer)
