import { getStorageKey, type StorageName } from '@sorrel/contracts/storage'
import { SHOP_CONFIG } from './shop-config.ts'

/** The key by which this shop stores something in a browser. */
export const toShopKey = (name: StorageName): string => getStorageKey(name, SHOP_CONFIG.storagePrefix)
