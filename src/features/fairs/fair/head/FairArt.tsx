import type { ComponentType } from 'react'
import type { IllustrationProps } from '../../../../ui/illustrations/Drawing.tsx'
import { Factory } from '../../../../ui/illustrations/Factory.tsx'
import { GreatHall } from '../../../../ui/illustrations/GreatHall.tsx'
import { OnlineFair } from '../../../../ui/illustrations/OnlineFair.tsx'
import { art } from './FairHead.css.ts'

const drawings: Readonly<Record<string, ComponentType<IllustrationProps>>> = {
  'drawn:factory': Factory,
  'drawn:online': OnlineFair,
}

/** Draws, beside a fair's name, the picture that it asks for. */
export function FairArt({ name }: { readonly name: string }) {
  const Drawn = drawings[name] ?? GreatHall
  return <Drawn className={art} />
}
