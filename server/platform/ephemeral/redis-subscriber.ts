import { EphemeralGone, type Listener } from './ephemeral.ts'
import { createOne } from './redis-connection.ts'

/**
 * Listens to a channel by a connection of its own, which comes back by itself after every outage.
 * @returns what ends it
 * @throws EphemeralGone where nothing answers
 */
export async function subscribeRedis(url: string, channel: string, { hear, missed }: Listener): Promise<() => void> {
  const client = createOne(url)
  let isHeard = false
  client.on('ready', () => isHeard && missed())
  const end = () => {
    if (client.isOpen) client.destroy()
  }
  try {
    await new Promise((resolve, reject) => {
      // For good; of later outages whoever asks for entries tells the log.
      client.on('error', reject)
      client
        .connect()
        .then(() => client.subscribe(channel, hear))
        .then(resolve, reject)
    })
  } catch (error) {
    end()
    throw new EphemeralGone('Redis does not answer', { cause: error })
  }
  isHeard = true
  return end
}
