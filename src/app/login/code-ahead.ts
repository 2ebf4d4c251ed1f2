import { getLoginQrCode, releaseLoginQrCode } from '../../api/student.ts'
import { createCodeAhead } from '../../browser/page/code-ahead.ts'

/** A picture that was drawn before is there at once. */
function draw(picture: string): void {
  const image = new Image()
  image.src = picture
}

export const codeAhead = createCodeAhead({
  async fetch(page, signal) {
    const { UUID, QRcode } = await getLoginQrCode({ page }, signal)
    draw(QRcode)
    return { uuid: UUID, picture: QRcode }
  },
  release: (uuid) => releaseLoginQrCode({ uuid }),
})

/** The address without its parameters, which may be long, and secret as a ticket is. */
export const pageWithoutParameters = () => `${location.origin}${location.pathname}${location.hash.replace(/\?.*/s, '')}`

export const askAhead = (): void => codeAhead.ask(pageWithoutParameters())
