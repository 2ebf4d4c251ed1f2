/** Stands where somebody's own figure is to come. */
export const PLACEHOLDER = '[X]'

/** Not one that belongs to a name: STM32, 5G. */
const FIGURE = String.raw`(?<![A-Za-z\d.])\d+(?:[.,]\d+)*(?![\d.,]*[A-Za-z])`
const FIGURES = new RegExp(String.raw`${FIGURE}(?:\s?[万亿])?`, 'g')
const AROUND_FIGURES = new RegExp(String.raw`(${FIGURE}(?:\s?[万亿%‰])?)`)
/** Not what is only counted with: 一等奖. */
const COUNTED = /(?<![统唯同第每任])[一二两三四五六七八九十百千万]+(?=[次个周年月天名份篇台家场倍支门种条项])/g

/** How a line of somebody else is put together, without his figures. */
export const outlineOf = (line: string): string => line.replace(FIGURES, PLACEHOLDER).replace(COUNTED, PLACEHOLDER)

/** A line in pieces, those at odd places the figures that make it convincing. */
export const figuresIn = (line: string): readonly string[] => line.split(AROUND_FIGURES)

/** How often somebody's own figure is still to come. */
export const placeholdersIn = (text: string): number => text.split(PLACEHOLDER).length - 1
