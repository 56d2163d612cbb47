-- The rows are made anew by the walk that follows: the index is a copy.
TRUNCATE "catalog_products", "catalog_facts", "catalog_terms", "catalog_totals", "catalog_fact_totals", "catalog_price_totals", "catalog_word_totals", "catalog_currencies", "catalog_walks", "catalog_state" CASCADE;
