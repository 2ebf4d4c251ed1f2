import { expect, it } from 'vitest'
import { bannerTone, brightnessOf } from '../../../src/features/homes/branded/banner/brightness.ts'

it('weighs red, green and blue as the eye does [HOME-4]', () => {
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000']
  expect(colours.map(brightnessOf)).toEqual([76.245, 149.685, 29.07, 255, 0])
})

it('counts a banner as bright from 190 on [HOME-4]', () => {
  expect(['#bdbdbd', '#bebebe', '#bfbfbf'].map((colour) => [brightnessOf(colour), bannerTone(colour)])).toEqual([
    [189, 'dark'],
    [190, 'bright'],
    [191, 'bright'],
  ])
})

it('takes what is no colour for a bright banner [HOME-4]', () => {
  expect(['', '#000', 'red', '#00000g'].map(bannerTone)).toEqual(['bright', 'bright', 'bright', 'bright'])
})
