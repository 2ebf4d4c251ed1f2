/** Where a map shows an address; no map is ours. */
export const mapHref = (address: string): string =>
  `https://uri.amap.com/search?keyword=${encodeURIComponent(address)}&view=map`
