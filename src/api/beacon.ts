import type { CallSpec, Params } from '../../contract/call.ts'
import { encodeParams } from '../../contract/encoding.ts'

/** The client's function of a POST whose answer nobody waits for; it is sent even while the page goes away. */
/* @__NO_SIDE_EFFECTS__ */
export function beacon<C extends CallSpec>({ path }: C): (params: Params<C>) => void {
  return (params) => void navigator.sendBeacon(path, new URLSearchParams(encodeParams(Object(params))))
}
