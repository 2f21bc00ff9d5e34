import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readEnvironment, usualDataFolder } from '#server/cli/environment.ts'

describe('the settings', () => {
  test('have defaults that suit one hotel on one machine', () => {
    expect(readEnvironment({ HOME: '/home/desk' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: false,
    })
  })

  test('an empty value counts as unset', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ', DATA_DIR: '' })).toMatchObject({ PORT: 3000 })
    expect(readEnvironment({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
  })

  test('uploaded files are in the data folder unless FILES_URL is set', () => {
    expect(readEnvironment({ DATA_DIR: '/srv/sarai' }).filesFolder).toBe(resolve('/srv/sarai/files'))
    const photos = resolve('/srv/photos')
    expect(readEnvironment({ FILES_URL: pathToFileURL(photos).href }).filesFolder).toBe(photos)
  })

  test('the data folder is the usual one of the operating system', () => {
    const home = { HOME: '/home/desk', LOCALAPPDATA: 'C:\\Users\\Front Desk\\AppData\\Local' }
    expect(usualDataFolder(home, 'linux', false)).toBe('/home/desk/.local/share/sarai')
    expect(usualDataFolder({ ...home, XDG_DATA_HOME: '/data' }, 'darwin', false)).toBe('/data/sarai')
    expect(usualDataFolder(home, 'linux', true)).toBe('/var/lib/sarai')
    expect(usualDataFolder(home, 'win32', false)).toBe('C:\\Users\\Front Desk\\AppData\\Local\\Sarai')
  })

  test('uploaded files can be in a bucket, over HTTPS by default', () => {
    expect(readEnvironment({ FILES_URL: 's3://key:se%2Fcret@s3.example.com/photos?region=ap-south-1' }).bucket).toEqual(
      {
        endpoint: 'https://s3.example.com/photos',
        region: 'ap-south-1',
        accessKeyId: 'key',
        secretAccessKey: 'se/cret',
      },
    )
    expect(readEnvironment({ FILES_URL: 's3://k:s@minio:9000/photos?tls=false' }).bucket?.endpoint).toBe(
      'http://minio:9000/photos',
    )
    expect(readEnvironment({}).bucket).toBeUndefined()
  })

  test('TRUST_PROXY is yes, no or addresses', () => {
    expect(readEnvironment({ TRUST_PROXY: 'true' }).TRUST_PROXY).toBe(true)
    expect(readEnvironment({ TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).TRUST_PROXY).toBe('10.0.0.1, 10.0.0.2')
    expect(readEnvironment({ TRUST_PROXY: '10.0.0.0/8,::1,fd00::/8' }).TRUST_PROXY).toBe('10.0.0.0/8,::1,fd00::/8')
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '30.5'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_LISTEN', '0.0.0.0'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example.com'],
    ['JOBS', 'elsewhere'],
    ['MAIL_FROM', 'nobody'],
    ['FILES_URL', 'C:\\photos'],
    ['FILES_URL', 's3://s3.example.com/photos'],
    ['FILES_URL', 's3://key:secret@s3.example.com/'],
    ['PUBLIC_URL', 'hotel.example.com'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', 'bad'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
  ])('%s=%s is named in one line', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name}: [^\\n]+$`))
  })

  test('every wrong value is named, one line each', () => {
    expect(() => readEnvironment({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT: .+\nLOG_LEVEL: .+$/)
  })

  test('no message repeats a secret', () => {
    expect(() => readEnvironment({ DATABASE_URL: 'mysql://desk:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/s)
  })
})
