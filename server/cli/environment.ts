import { isIP } from 'node:net'
import { homedir } from 'node:os'
import { join, posix, resolve, win32 } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Email, NewPassword } from '#contract/auth/account.ts'
import { z } from '#contract/kit/z.ts'
import type { Bucket } from '#server/files/s3-files.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

const urlWith = (protocols: RegExp, message: string) => z.url({ protocol: protocols, error: message })

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const filesUrlRule = 'must look like file:///folder or s3://key:secret@host:port/bucket?region=auto'

const isFilesUrl = (url: string) => URL.canParse(url) && (url.startsWith('file:///') || bucketFrom(url) !== undefined)

/** `s3://key:secret@host:port/bucket?region=auto`, over HTTPS unless it contains `tls=false`. */
const bucketFrom = (url: string): Bucket | undefined => {
  const { protocol, host, username, password, pathname, searchParams } = new URL(url)
  const bucket = /^\/([\w.-]+)\/?$/.exec(pathname)?.[1]
  if (protocol !== 's3:' || !host || !username || !password || !bucket) return undefined
  return {
    endpoint: `${searchParams.get('tls') === 'false' ? 'http' : 'https'}://${host}/${bucket}`,
    region: searchParams.get('region') ?? 'auto',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

const mostBits: Record<number, number> = { 4: 32, 6: 128 }

/** An address, or a network such as 10.0.0.0/8. */
const isNetwork = (text: string) => {
  const [address = '', bits = '1', extra] = text.trim().split('/')
  const most = mostBits[isIP(address)] ?? 0
  return extra === undefined && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
}

const isTrustRule = (value: string) => ['true', 'false'].includes(value) || value.split(',').every(isNetwork)

const yesOrNo = { true: true, false: false } as const

/** Each setting with its default and the message for a wrong value. */
const Settings = z.object({
  PORT: z.coerce
    .number('must be a whole number from 0 to 65535 (0 takes any free port)')
    .int('must be a whole number from 0 to 65535')
    .min(0, 'must be a whole number from 0 to 65535')
    .max(65_535, 'must be a whole number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name, such as 127.0.0.1')
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  DATABASE_URL: urlWith(/^postgres(ql)?$/, 'must look like postgres://user:password@host:5432/database').optional(),
  DATABASE_LISTEN: z.enum(['socket', '127.0.0.1'], 'must be socket or 127.0.0.1').optional(),
  ADMIN_EMAIL: Email.optional(),
  ADMIN_PASSWORD: NewPassword.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  SMTP_URL: urlWith(/^smtps?$/, 'must look like smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, 'must look like Sarai <desk@example.com>')
    .default('Sarai <sarai@localhost>'),
  FILES_URL: z.string().refine(isFilesUrl, filesUrlRule).optional(),
  PUBLIC_URL: urlWith(/^https?$/, 'must look like https://hotel.example.com')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(isTrustRule, 'must be true, false, or the addresses of the proxies, such as 10.0.0.1, 10.1.0.0/16')
    .transform((value) => (value === 'true' || value === 'false' ? yesOrNo[value] : value))
    .default(false),
  JOBS: z.enum(['here', 'off'], 'must be here or off').default('here'),
})

export interface Settings extends Omit<z.infer<typeof Settings>, 'DATA_DIR' | 'FILES_URL'> {
  DATA_DIR: string
  /** The folder of uploaded files, which a backup includes. */
  filesFolder: string
  /** The bucket of uploaded files, if FILES_URL is set. A backup does not include it. */
  bucket: Bucket | undefined
}

/** The default of DATA_DIR: the system's folder for root, the user's folder otherwise. */
export const usualDataFolder = (
  env: NodeJS.ProcessEnv,
  platform = process.platform,
  isRoot = process.getuid?.() === 0,
) => {
  if (platform === 'win32') return win32.join(env.LOCALAPPDATA || win32.join(homedir(), 'AppData', 'Local'), 'Sarai')
  if (isRoot) return '/var/lib/sarai'
  return posix.join(env.XDG_DATA_HOME || posix.join(env.HOME || homedir(), '.local', 'share'), 'sarai')
}

/** The settings of the environment, or a StartProblem with one line for each wrong value. */
export const readEnvironment = (env: NodeJS.ProcessEnv): Settings => {
  // `PORT= npm start` and an empty line in an env file both mean "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    throw new StartProblem(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const { FILES_URL, DATA_DIR = usualDataFolder(env), ...settings } = parsed.data
  const usualFolder = join(DATA_DIR, 'files')
  const filesFolder = FILES_URL?.startsWith('file:') ? fileURLToPath(FILES_URL) : usualFolder
  return { ...settings, DATA_DIR, filesFolder, bucket: FILES_URL ? bucketFrom(FILES_URL) : undefined }
}
