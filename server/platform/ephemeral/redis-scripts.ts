import { type CommandParser, defineScript } from 'redis'

/** Entries that are over and leave their family's index with each new one: more than come, and few enough to be quick. */
const SWEPT = 16

/** How a script's refusal begins where there is no room. */
export const FULL = 'FULL '

/**
 * What every script begins with. Beside the entries stands an index per family, a sorted set of keys by when they are
 * over, and its size is what the family's bound is about.
 */
const shared = `
local entry, index = KEYS[1], KEYS[2]

-- Nil, or the refusal of a new entry.
local function write(value, ttl, most)
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  if redis.call('EXISTS', entry) == 0 then
    local over = redis.call('ZRANGE', index, '-inf', '(' .. now, 'BYSCORE', 'LIMIT', 0, ${SWEPT})
    if #over > 0 then redis.call('ZREM', index, unpack(over)) end
    if redis.call('ZCARD', index) >= tonumber(most) then return redis.error_reply('${FULL}family') end
  end
  local over = now + ttl
  redis.call('SET', entry, value, 'PXAT', over)
  redis.call('ZADD', index, over, entry)
end

local function remove()
  redis.call('DEL', entry)
  redis.call('ZREM', index, entry)
end
`

const script = <Reply>(body: string) =>
  defineScript({
    NUMBER_OF_KEYS: 2,
    SCRIPT: `${shared}\n${body}`,
    parseCommand(parser: CommandParser, entry: string, index: string, ...rest: string[]) {
      parser.pushKey(entry)
      parser.pushKey(index)
      parser.push(...rest)
    },
    transformReply: (reply: unknown) => reply as Reply,
  })

/** Each is told the entry's key and its family's index, then the texts that it names. */
export const scripts = {
  /** Told value, time to live, most entries. */
  write: script<number>('return write(ARGV[1], ARGV[2], ARGV[3]) or 1'),

  /** Told value, time to live, most entries. */
  writeIfAbsent: script<number>(`
if redis.call('EXISTS', entry) == 1 then return 0 end
return write(ARGV[1], ARGV[2], ARGV[3]) or 1`),

  /** Told value, time to live, most entries. */
  replace: script<string | null>(`
local former = redis.call('GET', entry)
return write(ARGV[1], ARGV[2], ARGV[3]) or former`),

  take: script<string | null>(`
local former = redis.call('GET', entry)
remove()
return former`),

  /** Told value, time to live, most entries, what is expected. */
  writeIfSame: script<number>(`
if redis.call('GET', entry) ~= ARGV[4] then return 0 end
return write(ARGV[1], ARGV[2], ARGV[3]) or 1`),

  /** Told what is expected. */
  removeIfSame: script<number>(`
if redis.call('GET', entry) ~= ARGV[1] then return 0 end
remove()
return 1`),

  /** Told time to live, most entries. */
  count: script<number>(`
if redis.call('EXISTS', entry) == 1 then return redis.call('INCR', entry) end
return write('1', ARGV[1], ARGV[2]) or 1`),

  countDown: script<number>(`
local count = tonumber(redis.call('GET', entry) or '0')
if count > 0 then redis.call('DECR', entry) end
return 1`),
}
