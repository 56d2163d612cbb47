/**
 * Features whose styles come with them and not with every page: they have pages of their own, or load on a gesture. Of other
 * features the parts that load late.
 */
export const OWN_STYLES =
  /features\/(?:(?:account|auth|checkout|order|preview|quiz|recommendations|search)\/|catalog\/promo|consent\/consent-banner|cart\/cart\.css|product\/(?:recent-list|product-placeholder)|quick-add\/quick-add-panel)|shell\/mobile-menu|shop\/page-motion/
