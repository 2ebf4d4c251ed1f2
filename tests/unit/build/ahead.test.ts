import { describe, expect, it } from 'vitest'
import { aheadOf } from '../../../scripts/ahead.ts'

const manifest = {
  'index.html': { file: 'assets/app.js', css: ['assets/app.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_content.js': { file: 'assets/content.js', css: ['assets/content.css'], imports: ['index.html', '_shared.js'] },
  'src/app/homes/homes.ts': { file: 'assets/flows.js', imports: ['_content.js'] },
  'src/routes/-homes/MainHomePage.tsx': { file: 'assets/main.js', imports: ['_content.js'] },
  'src/routes/-homes/BrandedHomePage.tsx': { file: 'assets/branded.js', imports: ['index.html', '_content.js'] },
  'src/routes/-lists.ts': { file: 'assets/reads.js', imports: ['_content.js'] },
  'src/routes/positionList.tsx?tsr-split=component': { file: 'assets/list.js', imports: ['_content.js'] },
  'src/routes/about.tsx?tsr-split=component': { file: 'assets/about.js', imports: ['index.html'] },
}
const html = '<script src="/assets/app.js"></script><link href="/assets/shared.js"><link href="/assets/app.css">'

const { files, pages } = aheadOf(manifest, html)
const filesOf = (page: string) => pages[page]?.map((place) => files[place])

describe('the list of files to fetch ahead', () => {
  it('has for a home its page, its flows and all they import, but for what the document names', () => {
    expect(filesOf('main')).toEqual(['assets/main.js', 'assets/content.js', 'assets/content.css', 'assets/flows.js'])
    expect(filesOf('branded')).toEqual([
      'assets/branded.js',
      'assets/content.js',
      'assets/content.css',
      'assets/flows.js',
    ])
  })

  it('has for a route its view, and what its loader imports', () => {
    expect(filesOf('positionList')).toEqual([
      'assets/list.js',
      'assets/content.js',
      'assets/content.css',
      'assets/reads.js',
    ])
    expect(filesOf('about')).toEqual(['assets/about.js'])
  })

  it('names each file once', () => {
    expect(files.length).toBe(new Set(files).size)
    expect(Object.keys(pages).sort()).toEqual(['about', 'branded', 'main', 'positionList'])
  })
})
