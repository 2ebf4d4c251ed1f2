import type { Brand } from './calls/site.ts'

const productBrands: readonly Brand['kind'][] = ['recruiting', 'employment-education', 'career-planning']

/** Hosts of the product's own brands have the branded home (HOME-1). */
export const isBrandHost = ({ brand }: { readonly brand: Pick<Brand, 'kind'> }): boolean =>
  productBrands.includes(brand.kind)
